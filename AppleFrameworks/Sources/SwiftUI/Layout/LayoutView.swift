/// What views have in common that lay out content.
@MainActor
protocol LayoutView: View {
  associatedtype L: Layout
  associatedtype Content: View
  var layout: L { get }
  var content: Content { get }
}
