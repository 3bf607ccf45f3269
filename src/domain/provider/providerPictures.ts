import type { Personal } from '../event.ts'
import type { Provider } from './provider.ts'

/** Where every picture is kept that a provider shows: the gallery, also what its plan hides, and its face. */
export function providerPictures({ photos, profilePhoto }: Pick<Provider, 'photos' | 'profilePhoto'>): readonly Personal<string>[] {
  return [...[...photos.values()].map(({ picture }) => picture), ...(profilePhoto === undefined ? [] : [profilePhoto])]
}
