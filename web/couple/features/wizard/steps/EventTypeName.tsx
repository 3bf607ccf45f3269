import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined'
import BusinessCenterIcon from '@mui/icons-material/BusinessCenterOutlined'
import CakeIcon from '@mui/icons-material/CakeOutlined'
import CelebrationIcon from '@mui/icons-material/CelebrationOutlined'
import ChildFriendlyIcon from '@mui/icons-material/ChildFriendlyOutlined'
import DiamondIcon from '@mui/icons-material/DiamondOutlined'
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder'
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'

const icons: Readonly<Record<string, typeof SvgIcon>> = {
  mariage: FavoriteBorderIcon,
  pacs: HandshakeIcon,
  anniversaire: CakeIcon,
  bapteme: ChildFriendlyIcon,
  fiancailles: DiamondIcon,
  evj: CelebrationIcon,
  corporate: BusinessCenterIcon,
}

/** An event type with its icon. */
export function EventTypeName({ slug, name }: { readonly slug: string; readonly name: string }) {
  const Icon = icons[slug] ?? AutoAwesomeIcon
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Icon aria-hidden sx={{ color: 'secondary.main' }} />
      {name}
    </Box>
  )
}
