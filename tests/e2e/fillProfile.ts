import type { Page } from 'playwright-core'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { photograph } from '../photos/photoFixtures.ts'
import { newSiret } from '../setup/sirets.ts'
import type { WrittenTexts } from './writtenTexts.ts'

/** The texts of the provider. */
export const profile = {
  company: 'Atelier du Lac',
  services: [
    { service: 'FULL_PLANNING', price: 4200, description: 'De la première idée au dernier invité.' },
    { service: 'DAY_COORDINATION', price: 1350, description: 'De l’aube au dernier taxi.' },
  ],
  texts: {
    portrait: 'Des mariages au bord de l’eau, pensés à deux.',
    experience: 'Douze saisons, et autant d’orages déjoués.',
    serviceText: 'Chaque prestation comprend trois rendez-vous.',
  },
  strengths: ['Calme', 'Précision'],
  alts: [
    'Une table sous les tilleuls',
    'Un couple sur le ponton',
    'Le bal à la lueur des lampions',
    'Un bouquet de pivoines',
    'La mairie pavoisée',
    'Les alliances sur un livre',
    'Le gâteau à quatre étages',
    'Les invités qui lancent du riz',
  ],
  /** Positions of the photographs on the public page: the key photograph first, then the others in order. */
  shown: [2, 1, 0, 3, 4, 5, 6, 7],
  video: { link: 'https://youtu.be/aqz-KE-bpKQ', title: 'Une journée au lac', description: 'Trois minutes d’un mariage de juin.' },
} as const

interface Office {
  readonly page: Page
  readonly texts: WrittenTexts
  readonly device: string
}

/** Fills in the pages of the profile, from the company to a video, and checks each of them. */
export async function fillProfile(office: Office): Promise<void> {
  await describeCompany(office)
  await offerServices(office)
  await writeTexts(office)
  await addPhotos(office)
  await addVideo(office)
}

/** Opens a page of the office. */
export async function openOffice({ page, texts }: Office, name: 'company' | 'services' | 'texts' | 'photos' | 'videos'): Promise<void> {
  await page.goto(`/office/${name}`)
  await page.getByRole('heading', { level: 1, name: texts.office('pages', name) }).waitFor()
}

/** Saves the form; resolves when the product has done so. */
export async function save({ page, texts }: Office, path: string): Promise<number> {
  const saved = page.waitForResponse((response) => response.url().endsWith(path) && response.request().method() === 'PUT' && response.ok())
  await page.getByRole('button', { name: texts.office('kit', 'save'), exact: true }).click()
  await saved
  const at = performance.now()
  await page.getByText(texts.office('kit', 'saved')).first().waitFor()
  return at
}

async function describeCompany(office: Office): Promise<void> {
  const { page, device } = office
  const text = (path: string) => office.texts.office('company', path)
  await openOffice(office, 'company')
  await page.getByRole('textbox', { name: text('fields.name') }).fill(profile.company)
  await page.getByRole('textbox', { name: text('fields.website') }).fill('https://atelier-du-lac.example')
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('combobox', { name: text('fields.city') }).fill('Annecy')
  await page
    .getByRole('option', { name: /^Annecy/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: text('fields.number') }).fill(newSiret())
  await page.getByLabel(text('fields.createdOn')).fill('2014-03-01')
  await save(office, '/company')
  await expectPresentable(page, `profile-company-${device}`)
}

async function offerServices(office: Office): Promise<void> {
  const { page, device } = office
  const text = (path: string) => office.texts.office('services', path)
  await openOffice(office, 'services')
  for (const { service, price, description } of profile.services) {
    const row = page.getByRole('group', { name: text(`fields.${service}`) })
    await row.getByRole('checkbox').check()
    await row.getByLabel(text('fields.startingFrom')).fill(String(price))
    await row.getByRole('textbox', { name: text('fields.description') }).fill(description)
  }
  await save(office, '/services')
  await expectPresentable(page, `profile-services-${device}`)
}

async function writeTexts(office: Office): Promise<void> {
  const { page, device } = office
  const field = (name: string) => page.getByRole('textbox', { name: office.texts.office('texts', `fields.${name}`) })
  await openOffice(office, 'texts')
  for (const [name, words] of Object.entries(profile.texts)) await field(name).fill(words)
  await field('strengths').fill(profile.strengths.join('\n'))
  await save(office, '/texts')
  await expectPresentable(page, `profile-texts-${device}`)
}

/** Eight at once; each gets a description, two are swapped by keyboard, and another one becomes the key photograph. */
async function addPhotos(office: Office): Promise<void> {
  const { page, device } = office
  const text = (path: string, name = '') => office.texts.office('photos', path).replace('{{name}}', name)
  const photo = (number: number) => office.texts.office('photos', 'gallery.photo').replace('{{number}}', String(number))
  const { alts } = profile
  await openOffice(office, 'photos')
  const buffers = await Promise.all(
    alts.map((_, index) =>
      photograph(600 + 20 * index, 480)
        .jpeg()
        .toBuffer(),
    ),
  )
  const files = buffers.map((buffer, index) => ({ name: `${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }))
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  const gallery = page.getByRole('list', { name: text('gallery.title') })
  await gallery.getByRole('button', { name: text('gallery.edit', photo(alts.length)) }).waitFor()
  await page.getByRole('list', { name: office.texts.office('kit', 'upload.underWay') }).waitFor({ state: 'detached' })
  await expectPresentable(page, `profile-photos-sent-${device}`)

  await page.getByRole('button', { name: text('gallery.describe') }).click()
  for (const [index, alt] of alts.entries()) {
    const isLast = index === alts.length - 1
    const dialog = page.getByRole('dialog', { name: photo(index + 1), exact: true })
    await dialog.getByLabel(text('fields.alt')).fill(alt)
    if (index === 0) await expectPresentable(page, `profile-photos-describing-${device}`)
    const submit = isLast ? office.texts.office('kit', 'save') : text('gallery.saveAndNext')
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  await page.getByRole('button', { name: office.texts.office('kit', 'order.move').replace('{{name}}', photo(2)) }).focus()
  await page.keyboard.press('Space')
  const place = (key: string, at: number) => {
    const said = office.texts.office('kit', `order.${key}`).replace('{{name}}', photo(2))
    return page.getByText(said.replace('{{place}}', String(at)).replace('{{total}}', String(alts.length)))
  }
  await place('lifted', 2).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  await place('over', 1).waitFor({ state: 'attached' })
  const ordered = page.waitForResponse((response) => response.url().endsWith('/photo-order') && response.ok())
  await page.keyboard.press('Space')
  await ordered

  await page.getByRole('button', { name: text('gallery.actions', photo(3)) }).click()
  await page.getByRole('menuitem', { name: text('gallery.makeKey') }).click()
  await gallery.getByRole('listitem').nth(2).getByText(text('gallery.key')).waitFor()
  await expectPresentable(page, `profile-photos-${device}`)
}

async function addVideo(office: Office): Promise<void> {
  const { page, device } = office
  const text = (path: string) => office.texts.office('videos', path)
  await openOffice(office, 'videos')
  await page.getByRole('button', { name: text('add'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: text('add') })
  await dialog.getByLabel(text('fields.link')).fill(profile.video.link)
  await dialog.getByLabel(text('fields.title')).fill(profile.video.title)
  await dialog.getByLabel(text('fields.description')).fill(profile.video.description)
  await expectPresentable(page, `profile-video-${device}`)
  await dialog.getByRole('button', { name: text('addYes') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('article', { name: profile.video.title }).waitFor()
  await expectPresentable(page, `profile-videos-${device}`)
}
