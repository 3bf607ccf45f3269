import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentType, useState } from 'react'
import { CoreAdminContext, type CoreAdminContextProps, ResourceContextProvider, useStore } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { officePath } from '../../../src/api/schemas/pagePaths.ts'
import { createHouseTheme } from '../../shared/theme/theme.ts'
import { Announcer } from '../layout/Announcer.tsx'
import { Notices } from '../layout/Notices.tsx'
import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { FormSamples } from './FormSamples.tsx'
import { InputSamples } from './InputSamples.tsx'
import { ListSamples } from './ListSamples.tsx'
import { PageSamples } from './PageSamples.tsx'
import { PaymentSamples } from './PaymentSamples.tsx'
import { PictureSamples } from './PictureSamples.tsx'
import { QuestionSamples } from './QuestionSamples.tsx'
import { SharedFormSamples } from './SharedFormSamples.tsx'
import { SharedPartSamples } from './SharedPartSamples.tsx'
import { ShowSamples } from './ShowSamples.tsx'
import { UploadSamples } from './UploadSamples.tsx'
import { WholePageSamples } from './WholePageSamples.tsx'

/** The kit's components by purpose, then what pages share beside it. */
const chapters: Readonly<Record<string, ComponentType>> = {
  'Page parts': PageSamples,
  Lists: ListSamples,
  Forms: FormSamples,
  'Pages of records': ShowSamples,
  Fields: FieldSamples,
  'Steps, drafts, order, chart': InputSamples,
  'Whole pages': WholePageSamples,
  Questions: QuestionSamples,
  Uploads: UploadSamples,
  Dialogs: DialogSamples,
  'Shared forms': SharedFormSamples,
  'Shared parts': SharedPartSamples,
  Pictures: PictureSamples,
  Payments: PaymentSamples,
}

const themes = { light: createHouseTheme({ dense: true }), dark: createHouseTheme({ dense: true, mode: 'dark' }) }

/** Every component of the kit in its states. */
export function Gallery(context: CoreAdminContextProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Samples {...context} /> }], { basename: officePath }))
  return <RouterProvider router={router} />
}

function Samples(context: CoreAdminContextProps) {
  return (
    <CoreAdminContext {...context}>
      <ResourceContextProvider value="full">
        <Chapters />
      </ResourceContextProvider>
    </CoreAdminContext>
  )
}

function Chapters() {
  const [mode, setMode] = useStore<'light' | 'dark'>('kit.mode', 'light')
  const other = mode === 'light' ? 'dark' : 'light'
  return (
    <ThemeProvider theme={themes[mode]}>
      <CssBaseline enableColorScheme />
      <Box component="main" sx={{ maxWidth: 1024, mx: 'auto', p: { xs: 2, md: 4 } }}>
        <title>Office kit</title>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h1">Office kit</Typography>
          <Button variant="outlined" onClick={() => setMode(other)} data-mode={mode}>
            Show it {other}
          </Button>
        </Box>
        {Object.entries(chapters).map(([title, Chapter]) => (
          <Box key={title} component="section" aria-label={title} sx={{ mt: 6 }}>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <Chapter />
          </Box>
        ))}
      </Box>
      <Notices />
      <Announcer />
    </ThemeProvider>
  )
}
