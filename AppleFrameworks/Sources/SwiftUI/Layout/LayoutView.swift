/// A view that lays out content.
@MainActor
protocol LayoutView: View {
  associatedtype L: Layout
  associatedtype Content: View
  var layout: L { get }
  var content: Content { get }
}
