import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import type { MailCard, MailContent, MailLink } from '../mailContent.ts'
import { mailStyleSheet, mailStyles as styles } from './mailStyles.ts'
import { mailWidth } from './mailTokens.ts'

/**
 * The layout of every mail. Everything with its own padding or colour is a table cell, which Outlook supports; the width is an attribute of
 * the table for Outlook and a style for all others.
 */
export function MailDocument({ language, content }: { readonly language: string; readonly content: MailContent }) {
  const { subject, greeting, opening, fact, cards, body, action, secondAction, closing, sender } = content
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{mailStyleSheet}</style>
      </Head>
      <Body className="paper" style={styles.body}>
        <Preview>{opening}</Preview>
        <Container width={mailWidth} style={styles.container}>
          <Row>
            <Column className="brand" style={styles.brand}>
              Alliance
            </Column>
          </Row>
          <Row className="card" style={styles.card}>
            <Column style={styles.cardCell}>
              <Paragraph text={greeting} />
              <Paragraph text={opening} />
              {fact && <Fact {...fact} />}
              {cards.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
                <Card key={index} {...card} />
              ))}
              <Paragraph text={body} />
              <Button className="button" href={action.url} style={styles.button}>
                {action.label}
              </Button>
              {secondAction && (
                <Text style={styles.secondAction}>
                  <TextLink {...secondAction} />
                </Text>
              )}
              <Text className="ink" style={styles.lastText}>
                {closing}
                <br />
                {sender}
              </Text>
            </Column>
          </Row>
          <Row>
            <Column style={styles.footer}>
              <Footer {...content} />
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  )
}

function Paragraph({ text }: { readonly text: string }) {
  return (
    <Text className="ink" style={styles.text}>
      {text}
    </Text>
  )
}

function TextLink({ label, url }: MailLink) {
  return (
    <Link className="link" href={url} style={styles.link}>
      {label}
    </Link>
  )
}

function Fact({ label, value }: NonNullable<MailContent['fact']>) {
  return (
    <Row className="fact" style={{ ...styles.box, ...styles.fact }}>
      <Column style={styles.boxCell}>
        <Text className="ink" style={styles.factLabel}>
          {label}
        </Text>
        <Text className="ink" style={styles.factValue}>
          {value}
        </Text>
      </Column>
    </Row>
  )
}

function Card({ title, url, lines }: MailCard) {
  return (
    <Row className="record" style={{ ...styles.box, ...styles.record }}>
      <Column style={styles.boxCell}>
        <Text className="ink" style={styles.boxTitle}>
          {url === undefined ? title : <TextLink label={title} url={url} />}
        </Text>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
          <Text key={index} className="ink" style={styles.boxLine}>
            {typeof line === 'string' ? line : <TextLink {...line} />}
          </Text>
        ))}
      </Column>
    </Row>
  )
}

function Footer({ linkHint, action, reason, unsubscribe }: MailContent) {
  return (
    <>
      <Text className="ink" style={styles.footnote}>
        {linkHint}
        <br />
        <Link className="link" href={action.url} style={styles.address}>
          {action.url}
        </Link>
      </Text>
      <Text className="ink" style={styles.footnote}>
        {reason}
        {unsubscribe && (
          <>
            <br />
            <TextLink {...unsubscribe} />
          </>
        )}
      </Text>
    </>
  )
}
