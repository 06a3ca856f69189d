/// How a control behaves on a Mac.
package enum ButtonBehavioralStyle: String, EnumerationValue {
  case automatic, pad, mac
}
