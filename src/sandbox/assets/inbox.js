const everyMs = 2000
const list = document.querySelector('main')
const status = document.querySelector('.status')

function localTimes(root) {
  for (const time of root.querySelectorAll('time')) time.textContent = new Date(time.dateTime).toLocaleTimeString()
}

async function refresh() {
  if (document.hidden) return
  try {
    const response = await fetch(location.href)
    if (!response.ok) throw new Error(String(response.status))
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const newer = [...page.querySelectorAll('article')].filter((message) => document.getElementById(message.id) === null)
    if (newer.length > 0) document.querySelector('.empty')?.remove()
    for (const message of newer.toReversed()) {
      localTimes(message)
      list.prepend(document.adoptNode(message))
    }
    const { textContent } = page.querySelector('.status')
    if (status.textContent !== textContent) status.textContent = textContent
  } catch {
    status.textContent = 'The server does not answer. Trying again…'
  }
}

localTimes(document)
setInterval(() => void refresh(), everyMs)
document.addEventListener('visibilitychange', () => void refresh())
