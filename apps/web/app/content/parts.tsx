import type { ComponentProps } from 'react'
import styles from './parts.module.css'

/** Boxes that the blocks of an information page are made of. */

export const Bullets = (props: ComponentProps<'ul'>) => <ul {...props} className={styles.bullets} />

export const Numbered = (props: ComponentProps<'ol'>) => <ol {...props} className={styles.numbered} />

export const FactList = (props: ComponentProps<'dl'>) => <dl {...props} className={styles.factList} />

/** Cards that share the line: two, three or four of them, so that none is left over. What has five is set as rows. */
export const CardGrid = (props: ComponentProps<'ul'>) => <ul {...props} className={styles.cardGrid} />

export const CardBox = (props: ComponentProps<'li'>) => <li {...props} className={styles.cardBox} />

/** Pages or things to go to, one under the other, each a line with its sign, its name and a sentence. */
export const LinkRows = (props: ComponentProps<'ul'>) => <ul {...props} className={styles.linkRows} />

export const NoteBox = (props: ComponentProps<'p'>) => <p {...props} className={styles.noteBox} />

export const Figure = (props: ComponentProps<'figure'>) => <figure {...props} className={styles.figure} />

/** A figure and what is said of it, side by side where there is room. */
export const Beside = (props: ComponentProps<'div'>) => <div {...props} className={styles.beside} />

export const QuestionBox = (props: ComponentProps<'details'>) => <details {...props} className={styles.questionBox} />

export const DocumentList = (props: ComponentProps<'ul'>) => <ul {...props} className={styles.documentList} />
