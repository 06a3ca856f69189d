/// How a stack's views share its axis; absent is `fill`.
package enum StackDistribution: String, EnumerationValue {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}
