/// How a stack's views stand across its axis; absent is `fill`.
package enum StackAlignment: String, EnumerationValue {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}
