/// The return key of a keyboard.
package enum ReturnKeyType: String, EnumerationValue {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
