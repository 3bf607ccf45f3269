import '../shared/theme/fonts.css'

/** Asks for the app, and at once for the chunks that the server knows it will ask for in turn. */
function begin(): void {
  const later = document.querySelector<HTMLTemplateElement>('#later')
  if (later) document.head.append(later.content)
  void import('./startApp.tsx').then(({ startApp }) => startApp())
}

// What the server drew is painted before any more script competes with it; a hidden page paints no frame to wait for.
if (document.querySelector('#root')?.firstElementChild && !document.hidden) requestAnimationFrame(() => setTimeout(begin))
else begin()
