import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface LegalSectionsProps {
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

/** The sections of a legal text, each with its heading. */
export function LegalSections({ sections }: LegalSectionsProps) {
  return sections.map(({ title, paragraphs }) => (
    <Box component="section" key={title} sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {title}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  ))
}
