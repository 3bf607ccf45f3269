import '../shared/theme/fonts.css'

/** Loads the app, and in parallel the chunks that the server announced. */
async function begin(): Promise<void> {
  const later = document.querySelector<HTMLTemplateElement>('#later')
  if (later) document.head.append(later.content)
  // In tasks of their own, so that the browser can handle input before the app starts.
  await import('react-dom/client')
  await import('../shared/theme/theme.ts')
  const { startApp } = await import('./startApp.tsx')
  await startApp()
}

const isRendered = Boolean(document.querySelector('#root')?.firstElementChild)
// Waits for the first paint, so that scripts do not compete with it. A hidden page never paints.
if (isRendered && !document.hidden) requestAnimationFrame(() => setTimeout(() => void begin()))
else void begin()
