/// How text is aligned; absent is `left` in old files and `natural` in those that say so.
package enum TextAlignment: String, EnumerationValue {
  case left, center, right, justified, natural
}
