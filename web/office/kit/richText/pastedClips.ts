/** Shortened HTML that programs put on the clipboard, and the expected result. */
export interface PastedClip {
  readonly from: string
  readonly html: string
  readonly kept: string
}

const wordHead = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>`
const wordBullet =
  "<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>"
const wordNumber = (mark: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>`
const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${mark}${text}<o:p></o:p></p>\n`

export const pastedClips: readonly PastedClip[] = [
  {
    from: 'Word: paragraphs with emphasis, empty ones, and lines of the file within them',
    html: `${wordHead}<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;
mso-ansi-language:FR'>Douze saisons</span></b><span style='mso-spacerun:yes'>  </span>de <i>mariages</i>,
à taille <u>humaine</u>&nbsp;!<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal style='text-align:justify'><span lang=EN-US style='color:#1F4A3F'>Lyon&nbsp;&nbsp; et alentour</span></p>
<!--EndFragment--></body></html>`,
    kept: '<p><strong>Douze saisons</strong> de <em>mariages</em>, à taille <u>humaine</u>&nbsp;!</p><p>Lyon et alentour</p>',
  },
  {
    from: 'Word: a list with bullets and one within it',
    html: `${wordHead}<body><!--StartFragment-->${wordItem(1, wordBullet, 'Lieux')}${wordItem(2, wordBullet, 'Domaines')}${wordItem(2, wordBullet, 'Châteaux')}${wordItem(1, wordBullet, '<b>Traiteurs</b>')}<p class=MsoNormal>Et vous&nbsp;?</p><!--EndFragment--></body></html>`,
    kept: '<ul><li><p>Lieux</p><ul><li><p>Domaines</p></li><li><p>Châteaux</p></li></ul></li><li><p><strong>Traiteurs</strong></p></li></ul><p>Et vous&nbsp;?</p>',
  },
  {
    from: 'Word: a numbered list with letters within it, then a title',
    html: `${wordHead}<body>${wordItem(1, wordNumber('1.'), 'Écouter')}${wordItem(2, wordNumber('a)'), 'Le budget')}${wordItem(1, wordNumber('2.'), 'Proposer')}<p class=MsoTitle><span style='font-weight:bold'>Notre maison</span></p><h1 style='mso-list:none'>Tarifs<o:p></o:p></h1></body></html>`,
    kept: '<ol><li><p>Écouter</p><ol><li><p>Le budget</p></li></ol></li><li><p>Proposer</p></li></ol><h3>Notre maison</h3><h3>Tarifs</h3>',
  },
  {
    from: 'Word: smart tags, a comment in the margin, tracked changes, a link and a drawing',
    html: `${wordHead}<body><p class=MsoNormal>À <st1:place w:st="on"><st1:City w:st="on">Lyon</st1:City></st1:place>, <del cite="mailto:x">jamais</del><ins>toujours</ins> <a href="https://ailleurs.example" target="_blank"><span style='color:blue'><u>ici</u></span></a><span class=MsoCommentReference><a href="#_msocom_1">[C1]</a></span>.<!--[if gte vml 1]><v:shape style='width:1pt'><v:imagedata src="file:///C:/x.png"/></v:shape><![endif]--><![if !vml]><img width=1 src="file:///C:/Temp/clip_image001.png"><![endif]></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>À revoir</p></div></div></body></html>`,
    kept: '<p>À Lyon, toujours ici.</p>',
  },
  {
    from: 'Word: a table',
    html: `${wordHead}<body><table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=200 valign=top><p class=MsoNormal><b>Formule</b></p></td><td><p class=MsoNormal>Prix</p></td></tr><tr><td>Complète</td><td>4&nbsp;000&nbsp;€</td></tr></table></body></html>`,
    kept: '<p><strong>Formule</strong></p><p>Prix</p><p>Complète</p><p>4&nbsp;000&nbsp;€</p>',
  },
  {
    from: 'Google Docs: all of it in bold that is none, emphasis by styles, a list within a list',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Notre style</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:italic;text-decoration:none;">Des matières</span><span style="font-weight:400;"> naturelles</span></p><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p role="presentation"><span>Lin</span></p></li><ul><li aria-level="2"><p><span style="text-decoration:underline;">Lavé</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    kept: '<h3>Notre style</h3><p><strong><em>Des matières</em></strong> naturelles</p><ul><li><p>Lin</p><ul><li><p><u>Lavé</u></p></li></ul></li></ul>',
  },
  {
    from: 'LibreOffice: letters of other fonts, headings of every level, a quotation by indent',
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.6 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="fr-FR" link="#000080" dir="ltr"><h1 class="western">Maison</h1><h5>Détail</h5><p style="margin-bottom: 0cm; font-style: normal"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>Calme</b> et <i>précis</i></font></font></p><ol><li><p style="margin-bottom: 0cm">Un</p></li><li><p>Deux</p></li></ol><p><br/></p><blockquote><p>Merci</p></blockquote></body></html>`,
    kept: '<h3>Maison</h3><h4>Détail</h4><p><strong>Calme</strong> et <em>précis</em></p><ol><li><p>Un</p></li><li><p>Deux</p></li></ol><blockquote><p>Merci</p></blockquote>',
  },
  {
    from: 'Outlook on the web: lines as divisions, nested ones, and a signature with a picture',
    html: `<div style="font-family: Aptos, Arial; font-size: 12pt; color: rgb(0,0,0);" class="elementToProof">Bonjour,</div><div class="elementToProof"><br></div><div><div style="direction:ltr">Nous organisons <b><span style="font-weight:bold">tout</span></b>.</div><div>À bientôt<br>Claire</div></div><div id="Signature"><img src="cid:logo@01D9" alt="Logo"><p class="MsoNormal">Atelier Fontaine</p></div>`,
    kept: '<p>Bonjour,</p><p>Nous organisons <strong>tout</strong>.</p><p>À bientôt<br>Claire</p><p>Atelier Fontaine</p>',
  },
  {
    from: 'Outlook: items of a list in a division of the message',
    html: `<div class=WordSection1><p class=MsoNormal>Voici<o:p></o:p></p><ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='margin-left:0cm;mso-list:l1 level1 lfo2'>Fleurs<o:p></o:p></li></ul>${wordItem(1, wordBullet, 'Lumières')}</div>`,
    kept: '<p>Voici</p><ul><li><p>Fleurs</p></li></ul><ul><li><p>Lumières</p></li></ul>',
  },
]
