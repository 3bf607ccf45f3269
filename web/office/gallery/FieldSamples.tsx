import { z } from 'zod'
import { useCommand } from '../kit/command/useCommand.ts'
import { CheckboxInput } from '../kit/form/CheckboxInput.tsx'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { NewPasswordInput } from '../kit/form/NewPasswordInput.tsx'
import { PhoneInput } from '../kit/form/PhoneInput.tsx'
import { RichTextInput } from '../kit/richText/RichTextInput.tsx'
import { Sample } from './Sample.tsx'
import { ShowErrors } from './ShowErrors.tsx'

const portrait = '<h3>Our house</h3><p>We plan <strong>calmly</strong>, and in <em>three</em> languages.</p><ul><li>Lyon</li></ul>'
const longest = 200
const agreementSchema = z.object({ agreed: z.literal(true, 'Please agree first.'), reminded: z.boolean() })
const phoneSchema = z.object({ name: z.string().regex(/^\+\d{8,}$/, 'This number is too short.') })
const passwordSchema = z.object({ name: z.string().min(12, 'At least 12 characters.') })
const textSchema = z.object({ name: z.string().max(longest, `At most ${longest} characters.`) })

/** The inputs' states, with what stands in them. Those marked as an error are checked at once. */
const texts = { full: portrait, empty: '', error: `<p>${'We plan calmly. '.repeat(20)}</p>` } as const
const agreements = { full: { agreed: true, reminded: false }, empty: {}, error: { agreed: false } } as const
const passwords = { full: 'Tilleul-9-lanternes', empty: '', error: 'short' } as const
const phones = { full: '+33478123456', empty: '', error: '+33' } as const
const states = ['full', 'empty', 'error'] as const

/** Each input of the kit's own, in a form. */
export function FieldSamples() {
  const command = useCommand('account', 'password', { id: '1' })
  const form = { command, submit: 'kit.save', done: 'kit.saved' } as const
  return states.map((state) => {
    const errors = state === 'error' && <ShowErrors />
    return (
      <div key={state}>
        <Sample title={`RichTextInput: ${state}`}>
          <CommandForm {...form} schema={textSchema} defaultValues={{ name: texts[state] }}>
            <RichTextInput source="name" maxLength={longest} helperText="Paragraphs, lists, headings and emphasis." />
            {errors}
          </CommandForm>
        </Sample>
        <Sample title={`CheckboxInput: ${state}`}>
          <CommandForm {...form} schema={agreementSchema} defaultValues={agreements[state]}>
            <CheckboxInput source="agreed" label="Agreed" />
            <CheckboxInput source="reminded" label="Remind me" />
            {errors}
          </CommandForm>
        </Sample>
        <Sample title={`NewPasswordInput: ${state}`}>
          <CommandForm {...form} schema={passwordSchema} defaultValues={{ name: passwords[state] }}>
            <NewPasswordInput source="name" label="Password" ownWords={[]} />
            {errors}
          </CommandForm>
        </Sample>
        <Sample title={`PhoneInput: ${state}`}>
          <CommandForm {...form} schema={phoneSchema} defaultValues={{ name: phones[state] }}>
            <PhoneInput source="name" label="Phone" />
            {errors}
          </CommandForm>
        </Sample>
      </div>
    )
  })
}
