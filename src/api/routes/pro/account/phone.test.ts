import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../../../../../tests/setup/movableClock.ts'
import { newPhone, receivedCode } from '../../../../../tests/setup/phoneSignIn.ts'
import { accessToken, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'

let product: TestProduct
const clock = movableClock()
beforeAll(async () => {
  product = await startTestProduct({ now: clock.now })
})
afterAll(() => product.close())

const headers = { 'accept-language': 'en' }
const ask = ({ token }: TestPlanner, phone: string) =>
  product.call('POST', '/api/pro/account/phone-code', { token, headers, body: { phone } })
const change = ({ token }: TestPlanner, phone: string, code: string, key = randomUUID()) =>
  product.call('POST', '/api/pro/account/phone', { token, headers, key, body: { phone, code } })
const phoneOf = async ({ token }: TestPlanner) => (await product.call<{ phone: string }>('GET', '/api/pro/account', { token })).body.phone
const changesOf = async ({ id }: TestPlanner) =>
  (await product.backend.eventStore.readStream(`provider-${id}` as never)).filter(({ type }) => type === 'PersonalDataChanged')
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

test('the phone changes by the code that was sent to the new number, and not before', async () => {
  const planner = await signedInPlanner(product)
  const phone = newPhone()
  expect(await ask(planner, phone.replace('+33', '0'))).toMatchObject({ status: 200, body: { phone } })
  expect(await phoneOf(planner)).toBe('+33478123456')
  const code = await receivedCode(product, phone)
  expect(await change(planner, phone, code)).toMatchObject({ status: 200, body: { phone } })
  expect(await phoneOf(planner)).toBe(phone)
  expect(await changesOf(planner)).toMatchObject([{ data: { firstname: 'Claire', changed: ['phone'] } }])
})

test('a wrong code changes nothing, says so at its field, and five of them end the code', async () => {
  const planner = await signedInPlanner(product)
  const phone = newPhone()
  await ask(planner, phone)
  const code = await receivedCode(product, phone)
  const refused = { status: 400, body: { code: 'invalid-code', errors: [{ field: 'code', message: 'Invalid code' }] } }
  for (let guess = 0; guess < 5; guess += 1) expect(await change(planner, phone, wrong(code))).toMatchObject(refused)
  expect(await change(planner, phone, code)).toMatchObject(refused)
  expect(await phoneOf(planner)).toBe('+33478123456')
})

test('the code of one number changes no other', async () => {
  const planner = await signedInPlanner(product)
  const [phone, other] = [newPhone(), newPhone()]
  await ask(planner, phone)
  expect(await change(planner, other, await receivedCode(product, phone))).toMatchObject({ status: 400 })
  expect(await phoneOf(planner)).toBe('+33478123456')
})

test('a code that ran out changes nothing', async () => {
  const planner = await signedInPlanner(product)
  const phone = newPhone()
  await ask(planner, phone)
  const code = await receivedCode(product, phone)
  clock.passMinutes(11)
  expect(await change(planner, phone, code)).toMatchObject({ status: 400, body: { code: 'invalid-code' } })
})

test('given again under one key it changes the phone once', async () => {
  const planner = await signedInPlanner(product)
  const phone = newPhone()
  await ask(planner, phone)
  const [code, key] = [await receivedCode(product, phone), randomUUID()]
  const answers = [await change(planner, phone, code, key), await change(planner, phone, code, key)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await changesOf(planner)).toHaveLength(1)
})

test('a number that is none, or that takes no text messages, is refused at its field', async () => {
  const planner = await signedInPlanner(product)
  expect(await ask(planner, '12')).toMatchObject({
    status: 400,
    body: { code: 'phone_not_valid', errors: [{ field: 'phone', message: 'Please enter a valid phone number' }] },
  })
  expect(await ask(planner, '+447012345678')).toMatchObject({
    status: 400,
    body: { code: 'phone-not-served', errors: [{ field: 'phone' }] },
  })
})

test('a provider asks for five codes an hour', async () => {
  const planner = await signedInPlanner(product)
  for (let asked = 0; asked < 5; asked += 1) expect((await ask(planner, newPhone())).status).toBe(200)
  const refused = await ask(planner, newPhone())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  clock.passMinutes(61)
  const later = { ...planner, token: await accessToken(product, 'provider', planner.id) }
  expect((await ask(later, newPhone())).status).toBe(200)
})
