// The list of games stays up to date without a reload, which would take the reader's place away.

const SECONDS = 5;

setInterval(async () => {
  if (document.hidden) return;
  const list = document.getElementById("games");
  if (list.contains(document.activeElement)) return;
  const page = new DOMParser().parseFromString(await (await fetch("/games")).text(), "text/html");
  list.replaceChildren(...(page.getElementById("games")?.childNodes ?? []));
}, SECONDS * 1000);
