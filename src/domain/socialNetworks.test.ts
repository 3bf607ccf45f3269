import { expect, test } from 'vitest'
import { parseSocialAddress, type SocialNetwork, socialNetworks } from './socialNetworks.ts'

const page: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'https://www.facebook.com/atelier.fontaine',
  instagram: 'https://www.instagram.com/atelier.fontaine',
  linkedin: 'https://www.linkedin.com/company/atelier-fontaine',
  pinterest: 'https://www.pinterest.com/atelierfontaine',
  tiktok: 'https://www.tiktok.com/@atelier.fontaine',
  twitter: 'https://x.com/atelierfontaine',
}

test.each([
  ['facebook', '@atelier.fontaine', page.facebook],
  ['facebook', 'http://m.facebook.com/atelier.fontaine/photos?ref=page', page.facebook],
  ['facebook', 'https://fr-fr.facebook.com/atelier.fontaine/', page.facebook],
  [
    'facebook',
    'https://www.facebook.com/profile.php?id=100012345678901&sk=about',
    'https://www.facebook.com/profile.php?id=100012345678901',
  ],
  ['facebook', 'https://www.facebook.com/pages/Atelier-Fontaine/1234567890', 'https://www.facebook.com/pages/Atelier-Fontaine/1234567890'],
  ['facebook', 'https://www.facebook.com/p/Atelier-Fontaine-1234567890/', 'https://www.facebook.com/p/Atelier-Fontaine-1234567890'],
  ['instagram', '@atelier.fontaine', page.instagram],
  ['instagram', 'instagram.com/atelier.fontaine', page.instagram],
  ['instagram', 'HTTPS://WWW.INSTAGRAM.COM/atelier.fontaine/?hl=fr&igsh=abc#top', page.instagram],
  ['instagram', 'https://www.instagram.com/atelier.fontaine/reels/', page.instagram],
  ['linkedin', 'https://fr.linkedin.com/company/atelier-fontaine/about/', page.linkedin],
  ['linkedin', 'linkedin.com/in/claire-fontaine-1234', 'https://www.linkedin.com/in/claire-fontaine-1234'],
  ['linkedin', 'https://www.linkedin.com/company/fêtes', 'https://www.linkedin.com/company/f%C3%AAtes'],
  ['pinterest', 'https://fr.pinterest.com/atelierfontaine/_created/', page.pinterest],
  ['pinterest', 'pinterest.co.uk/atelierfontaine', page.pinterest],
  ['pinterest', 'https://www.pinterest.fr/atelierfontaine', page.pinterest],
  ['tiktok', '@atelier.fontaine', page.tiktok],
  ['tiktok', 'https://www.tiktok.com/@atelier.fontaine?lang=fr', page.tiktok],
  ['tiktok', 'https://m.tiktok.com/@atelier.fontaine/video/7312', page.tiktok],
  ['twitter', '@atelierfontaine', page.twitter],
  ['twitter', 'https://twitter.com/atelierfontaine', page.twitter],
  ['twitter', 'https://mobile.twitter.com/atelierfontaine/status/12', page.twitter],
  ['twitter', 'x.com/atelierfontaine', page.twitter],
] as const)('%s: %s is the page %s', (network, written, address) => {
  expect(parseSocialAddress(network, written)).toBe(address)
})

test.each(socialNetworks)('%s accepts its own pages, and no other network’s', (network) => {
  for (const of of socialNetworks) expect(parseSocialAddress(network, page[of])).toBe(of === network ? page[of] : undefined)
})

test.each([
  ['facebook', 'atelier.fontaine'],
  ['facebook', 'https://www.facebook.com/'],
  ['facebook', 'https://www.facebook.com/profile.php?id=me'],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https://example.com'],
  ['facebook', 'https://www.facebook.com/groups'],
  ['instagram', 'https://www.instagram.com/p/Cx1234/'],
  ['instagram', 'https://www.instagram.com/explore'],
  ['instagram', 'https://instagram.com.example.org/atelier'],
  ['instagram', 'https://example.org/instagram.com/atelier'],
  ['instagram', 'https://notinstagram.com/atelier'],
  ['instagram', 'https://instagram.com@example.org/atelier'],
  ['instagram', 'https://instagram.com:8443/atelier'],
  ['instagram', 'https://www.instagram.com/<script>'],
  ['instagram', 'javascript:alert(1)//instagram.com/atelier'],
  ['instagram', 'ftp://instagram.com/atelier'],
  ['instagram', 'https://www.instagram.com/atelier fontaine'],
  ['linkedin', '@atelier'],
  ['linkedin', 'https://www.linkedin.com/feed/'],
  ['linkedin', 'https://www.linkedin.com/company/'],
  ['pinterest', 'https://www.pinterest.com/pin/1234/'],
  ['pinterest', 'https://pin.it/abc'],
  ['tiktok', 'https://www.tiktok.com/atelier'],
  ['tiktok', 'https://vm.tiktok.com/ZM1234/'],
  ['twitter', 'https://x.com/intent/tweet?text=a'],
  ['twitter', 'https://x.com/a_name_that_is_too_long'],
  ['twitter', ''],
] as const)('%s: %s is not a page', (network, written) => {
  expect(parseSocialAddress(network, written)).toBeUndefined()
})
