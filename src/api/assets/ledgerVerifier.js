// Checks an exported statement of credits: a second program beside src/domain/ledger, short enough to be read by whoever does not trust us.
// It asks nobody for anything, and works from a disk, where browsers may offer no cryptography: so SHA-256 stands here too (FIPS 180-4).
'use strict'
;(() => {
  const { texts, outcomes } = JSON.parse(document.getElementById('data').textContent)
  const element = (id) => document.getElementById(id)
  const primes = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0
  const constants = primes.map((prime) => fraction(Math.cbrt(prime)))
  const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  const rotated = (word, bits) => (word >>> bits) | (word << (32 - bits))

  function sha256(text) {
    const message = new TextEncoder().encode(text)
    const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
    bytes.set(message)
    bytes[message.length] = 0x80
    const view = new DataView(bytes.buffer)
    view.setUint32(bytes.length - 4, message.length * 8)
    const state = [...start]
    const words = new Uint32Array(64)
    for (let offset = 0; offset < bytes.length; offset += 64) {
      for (let n = 0; n < 64; n++) {
        if (n < 16) words[n] = view.getUint32(offset + n * 4)
        else {
          const [early, late] = [words[n - 15], words[n - 2]]
          const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
          const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
          words[n] = words[n - 16] + first + words[n - 7] + second
        }
      }
      let [a, b, c, d, e, f, g, h] = state
      for (let n = 0; n < 64; n++) {
        const one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + constants[n] + words[n]
        const two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
        ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
      }
      ;[a, b, c, d, e, f, g, h].forEach((word, n) => {
        state[n] = (state[n] + word) >>> 0
      })
    }
    return state.map((word) => word.toString(16).padStart(8, '0')).join('')
  }

  /** The result, and the first line with a problem. */
  function check(statement, earlier) {
    const { providerId, lines, head } = statement
    let hash = sha256(`alliance-ledger 1\n${providerId}`)
    let balance = 0
    for (let n = 1; n <= lines.length; n++) {
      const { line, eventId, type, time, amount, balance: after, hash: written } = lines[n - 1]
      if (line !== n) return [lines.some((other) => other.line === n) ? 'moved' : 'missing', n]
      hash = sha256([hash, line, eventId, type, time, amount, after].join('\n'))
      if (written !== hash) return ['changed', n]
      balance += amount
      if (after !== balance) return ['unbalanced', n]
    }
    if (head !== hash) return ['missing', lines.length + 1]
    const differs = earlier ? earlier.lines.findIndex((line, n) => line.hash !== lines[n]?.hash) : -1
    if (differs >= 0 || (earlier && earlier.providerId !== providerId)) return ['rewritten', Math.max(differs, 0) + 1]
    return ['intact', lines.length, balance]
  }

  async function read(id) {
    const file = element(id).files[0]
    if (!file) return undefined
    const document = JSON.parse(await file.text())
    if (document.format !== 'alliance-ledger' || document.version !== 1 || !Array.isArray(document.lines)) throw new Error('another file')
    return document
  }

  let shown = []
  function show() {
    const language = element('language').value
    const said = texts[language]
    document.documentElement.lang = language
    document.title = said.title
    for (const each of document.querySelectorAll('[data-text]')) each.textContent = said[each.dataset.text]
    const [outcome, line, balance, head] = shown
    element('outcome').className = outcome === 'intact' ? 'intact' : 'broken'
    element('outcome').textContent = outcomes.includes(outcome) ? said[outcome].replace('{{line}}', line).replace('{{balance}}', balance) : ''
    element('head').textContent = outcome === 'intact' ? `${said.head} ${head}` : ''
  }

  async function verify() {
    try {
      const [statement, earlier] = [await read('statement'), await read('earlier')]
      if (!statement) shown = []
      else {
        const [outcome, line, balance] = check(statement, earlier)
        shown = [outcome, line, balance, statement.head]
      }
    } catch {
      shown = ['unreadable']
    }
    show()
  }

  for (const id of ['statement', 'earlier']) element(id).addEventListener('change', () => void verify())
  element('language').addEventListener('change', show)
})()
