/** Whether a key pressed anywhere is for the page: no shortcut of the browser, and nobody is typing or answering. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog");
}
