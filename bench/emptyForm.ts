/** A page that contains only a MUI form: the baseline cost of its components on this machine. */
export const emptyFormSource = `
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Form() {
  const [choice, setChoice] = useState('')
  const [checked, setChecked] = useState(false)
  const [text, setText] = useState('')
  return h('form', { onSubmit: (event) => event.preventDefault() },
    h(RadioGroup, { value: choice, onChange: (_, value) => setChoice(value) },
      ['a', 'b', 'c'].map((value) => h(FormControlLabel, { key: value, value, control: h(Radio), label: value }))),
    h(FormControlLabel, { control: h(Checkbox, { checked, onChange: (_, value) => setChecked(value) }), label: 'agreed' }),
    h(TextField, { label: 'text', value: text, onChange: ({ target }) => setText(target.value) }),
    h(Button, { type: 'submit', variant: 'contained' }, 'send'))
}

createRoot(document.querySelector('#root')).render(h(Form))
`
