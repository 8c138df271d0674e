// The ticket, a summary of the visitor's answers. The first render does not need it, so it has its own entry point.
export { Ticket, type TicketAnswer, type TicketPage, type TicketProps } from './ticket/ticket.tsx';
