import { type Personal, unlessErased } from '../event.ts'
import { type SocialAddresses, socialNetworks } from '../socialNetworks.ts'
import { videoAddresses } from '../videoLink.ts'
import type { GalleryVideo } from './gallery.ts'
import { itemPart, type ProfilePart, singlePart } from './profilePart.ts'
import type { Provider } from './provider.ts'

/** The visible parts of a profile, with their content; empty parts are absent. */
export function publicParts(state: Provider): ReadonlyMap<ProfilePart, string> {
  const { company, texts, services, profilePhoto, socialAddresses, photos, videos } = state
  const addresses: SocialAddresses = unlessErased(socialAddresses, {})
  const described = unlessErased(services, []).flatMap(({ service, description, descriptionVisible }) =>
    descriptionVisible && description?.trim() ? [{ service, description }] : [],
  )
  const parts: readonly (readonly [ProfilePart, unknown])[] = [
    [singlePart('company_name'), said(company?.name)],
    [singlePart('website'), said(company?.website)],
    [singlePart('portrait'), said(texts?.portrait)],
    [singlePart('experience'), said(texts?.experience)],
    [singlePart('strengths'), list(unlessErased(texts?.strengths, []))],
    [singlePart('service_text'), said(texts?.serviceText)],
    [singlePart('service_descriptions'), list(described)],
    [singlePart('profile_photo'), said(profilePhoto)],
    [singlePart('social_networks'), list(socialNetworks.map((network) => addresses[network] ?? '').filter(Boolean))],
    ...[...photos].flatMap(([id, { picture, caption, alt }]) => [
      [itemPart('photo', id), said(picture)] as const,
      [itemPart('caption', id), [caption, alt].map(said).filter(Boolean).join('\n')] as const,
    ]),
    ...[...videos].map(([id, video]) => [itemPart('video', id), videoContent(video)] as const),
  ]
  return new Map(parts.flatMap(([part, content]) => (typeof content === 'string' && content !== '' ? [[part, content]] : [])))
}

/** The video's page and texts. */
function videoContent({ platform, key, hash, title, description }: GalleryVideo): string {
  const linked = { platform, key: said(key), ...(hash !== undefined && { hash: said(hash) }) }
  return linked.key === '' ? '' : [videoAddresses(linked).page, said(title), said(description)].filter(Boolean).join('\n')
}

function said(text: Personal<string | null> | undefined): string {
  return unlessErased(text, '') ?? ''
}

function list(values: readonly unknown[] | undefined): string {
  return values === undefined || values.length === 0 ? '' : JSON.stringify(values)
}
