import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photograph } from '../../../../../tests/photos/photoFixtures.ts'
import { openPhotoStage, type PhotoStage } from '../../../../../tests/photos/photoStage.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'

let stage: PhotoStage
beforeAll(async () => {
  stage = await openPhotoStage()
})
afterAll(() => stage.close())

const patience = { timeout: 120_000, interval: 100 }

describe('the profile photograph', () => {
  it('is square, shown to couples instead of the drawing, replaced and removed', async () => {
    const planner = await signedInPlanner(stage.product)
    const couplesSee = async (after: string | undefined) => {
      const { text } = await stage.call('GET', `/api/project/planners/${planner.publicId}`, after === undefined ? {} : { after })
      const { body } = await stage.call('GET', `/api/project/planners/${planner.publicId}`, after === undefined ? {} : { after })
      return /"profileImage":"([^"]+)"/.exec(text || JSON.stringify(body))?.[1]
    }
    const portrait = await couplesSee(planner.position)
    expect(portrait).toMatch(/\/portraits\//)
    const first = await stage.setProfilePhoto(planner, await photograph(900, 600).jpeg().toBuffer())
    expect(first.status).toBe(200)
    const { width, height } = await sharp((await stage.shown(first.body['src'])).bytes).metadata()
    expect([width, height]).toEqual([600, 600])
    expect(await couplesSee(first.position)).toBe(first.body['src'])
    const second = await stage.setProfilePhoto(planner, await photograph(700, 500).jpeg().toBuffer(), {
      crop: { x: 300, y: 100, width: 400, height: 400 },
    })
    expect(await couplesSee(second.position)).toBe(second.body['src'])
    await expect.poll(async () => (await stage.shown(first.body['src'])).status, patience).toBe(404)
    const removed = await stage.call('DELETE', '/api/pro/profile-photo', { token: planner.token })
    expect(await couplesSee(removed.position)).toBe(portrait)
    await expect.poll(() => stage.storedOf(planner).length, patience).toBe(0)
  })
})
