// The visitor's ticket. A separate entry point, because the first render does not need it.
export { Ticket, type TicketAnswer, type TicketPage, type TicketProps } from './ticket/ticket.tsx';
