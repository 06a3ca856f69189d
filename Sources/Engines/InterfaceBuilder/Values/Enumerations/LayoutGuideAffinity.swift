/// From which edge a designer's guide is measured.
package enum LayoutGuideAffinity: String, EnumerationValue {
  case minX, maxX, minY, maxY, midX, midY
}
