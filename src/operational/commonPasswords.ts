/** Common replacements of letters. */
const disguises: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't', '!': 'i' }

let known: Promise<ReadonlySet<string>> | undefined

/**
 * True when the password is on the list of the 49,000 most common ones, ignoring case, surrounding signs and replaced letters: 'P@ssw0rd1!'
 * is 'password1'. The list is loaded on first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const list = await known
  return [lower, bare, undisguised(lower), undisguised(bare)].some((form) => list.has(form))
}

function undisguised(text: string): string {
  return text.replaceAll(/[@430$57!]/g, (sign) => disguises[sign] ?? sign)
}
