import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { render } from '@react-email/render'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { mailStyles as styles } from './mailStyles.ts'

interface SupportMail {
  readonly language: string
  readonly title: string
  /** Names and values, in order. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** The message with its line breaks. */
  readonly text: string
}

/** The markup of a provider's message to the operator. */
export function renderSupportMail({ language, title, facts, text }: SupportMail): Promise<string> {
  return render(
    <Html lang={language}>
      <Head>
        <title>{title}</title>
      </Head>
      <Body style={styles.body}>
        {facts.map(([name, value]) => (
          <Row key={name}>
            <Column style={{ ...styles.factLabel, width: '30%' }}>{name}</Column>
            <Column style={styles.boxLine}>{value}</Column>
          </Row>
        ))}
        <Text style={{ ...styles.text, whiteSpace: 'pre-wrap', padding: '16px 0 0' }}>{text}</Text>
      </Body>
    </Html>,
  )
}
