import { expect, test } from 'vitest'
import { uploadedPicture } from '../../../tests/setup/sampleEvents.ts'
import { portfolioImageRemoved, portfolioRemoved } from '../../../tests/setup/samplePortfolioEvents.ts'
import { venueImageRemoved, venueRemoved } from '../../../tests/setup/sampleVenueEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { type DomainEvent, erased } from '../event.ts'
import { makeEffect, type Process } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { deleteFilesWhenPhotoIsRemoved } from './deleteFilesWhenPhotoIsRemoved.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const reactionsOf = (process: Process, event: DomainEvent) => process.react(event, undefined, context)

test('the files of a venue’s picture go with the picture, and all of them with the venue', () => {
  const [one, two] = [uploadedPicture(), uploadedPicture(2)]
  const deleted = (picture: string) => makeEffect('fileDeletion', { picture })
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, venueImageRemoved({ picture: one }))).toEqual([deleted(one)])
  const removed = venueRemoved({ pictures: [one, 'scenes/k7m2p9', two] })
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, removed)).toEqual([deleted(one), deleted(two)])
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, venueRemoved({ pictures: erased }))).toEqual([])
})

test('the files of a portfolio’s picture go with the picture, and all of them with the portfolio', () => {
  const [one, two] = [uploadedPicture(), uploadedPicture(2)]
  const deleted = (picture: string) => makeEffect('fileDeletion', { picture })
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, portfolioImageRemoved({ picture: one }))).toEqual([deleted(one)])
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, portfolioRemoved({ pictures: [one, 'scenes/k7m2p9', two] }))).toEqual([
    deleted(one),
    deleted(two),
  ])
})
