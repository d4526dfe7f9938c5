// What a page gives to the table of any game, and what it gets back from it.
import type { AnyEvent, AnyMove, AnyView, ViewBase } from '@cardinal/kernel';
import type { Component } from 'svelte';
import type { TableSession } from './session.ts';

/** The props of a table component. Settings and language are not among them: tables read the page's `settings` and their tongue. */
export interface TableProps<V extends ViewBase, M, E> {
  readonly session: TableSession<V, M, E>;
  /** The match is over and somebody wants another one with the same players and rules. */
  readonly onRematch?: () => void;
  /** Somebody wants to leave the table. */
  readonly onLeave?: () => void;
}

/** What the desk of a table reads anew each time, so that everything stays reactive: the table's props, said or not. */
export interface DeskSource<V extends ViewBase, M, E> {
  readonly session: TableSession<V, M, E>;
  readonly onRematch?: TableProps<V, M, E>['onRematch'] | undefined;
  readonly onLeave?: TableProps<V, M, E>['onLeave'] | undefined;
}

/** A table as the page sees it: of some game, closed to everyone else. */
export type TableComponent = Component<TableProps<AnyView, AnyMove, AnyEvent>>;
