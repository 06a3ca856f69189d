/// How a text input treats a kind of help; `default` leaves it to the system.
package enum EditingInteraction: String, EnumerationValue {
  case `default`, no, yes
}
