import '../shared/theme/fonts.css'

/** Asks for the app, and at once for the chunks that the server knows it will ask for in turn. */
async function begin(): Promise<void> {
  const later = document.querySelector<HTMLTemplateElement>('#later')
  if (later) document.head.append(later.content)
  // By itself, so that a touch is answered before the rest is run too.
  await import('react-dom/client')
  const { startApp } = await import('./startApp.tsx')
  await startApp()
}

const isRendered = Boolean(document.querySelector('#root')?.firstElementChild)
// What the server rendered is painted before any more script competes with it; a hidden page paints no frame to wait for.
if (isRendered && !document.hidden) requestAnimationFrame(() => setTimeout(() => void begin()))
else void begin()
