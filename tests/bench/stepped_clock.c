/* Preloaded into a server, this lets its clock run only as far as tests/bench/server.py allows, and then at once
   to its next event: however slowly valgrind runs it, it does the same work as in real time. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Waiting without an event takes this long, so that code that polls comes to an end. */
#define POLL_NS 5000
/* With nothing to do for so long, all other threads have finished. */
#define QUIET_MS 15

static volatile int64_t *times; /* In ns: the time now, and the time up to which the clock may run. */
static int (*real_clock)(clockid_t, struct timespec *);
static pid_t loop_thread;

__attribute__((constructor)) static void begin(void) {
    real_clock = dlsym(RTLD_NEXT, "clock_gettime");
    int file = open(getenv("STEPPED_CLOCK"), O_RDWR);
    times = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
}

int clock_gettime(clockid_t id, struct timespec *at) {
    if (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE) return real_clock(id, at);
    /* No time is spent working: the server must not slow down because it is being counted. */
    int64_t now = id == CLOCK_PROCESS_CPUTIME_ID || id == CLOCK_THREAD_CPUTIME_ID ? 0 : times[0];
    at->tv_sec = now / 1000000000;
    at->tv_nsec = now % 1000000000;
    return 0;
}

int epoll_pwait(int file, struct epoll_event *events, int most, int timeout, const sigset_t *mask) {
    int found = syscall(SYS_epoll_pwait, file, events, most, 0, mask, 8);
    if (timeout == 0) times[0] += POLL_NS;
    if (found || timeout == 0) return found;
    if (!loop_thread) loop_thread = gettid();
    if (loop_thread != gettid()) return syscall(SYS_epoll_pwait, file, events, most, timeout, mask, 8);
    int64_t until = timeout < 0 ? INT64_MAX : times[0] + timeout * 1000000LL;
    while (!(found = syscall(SYS_epoll_pwait, file, events, most, QUIET_MS, mask, 8))) {
        int64_t allowed = times[1];
        times[0] = allowed < until ? allowed : until;
        if (allowed >= until) break;
    }
    return found;
}

int epoll_wait(int file, struct epoll_event *events, int most, int timeout) {
    return epoll_pwait(file, events, most, timeout, 0);
}
