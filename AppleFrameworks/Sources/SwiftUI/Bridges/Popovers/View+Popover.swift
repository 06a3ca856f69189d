import UIKit

extension View {
  /// Presents a popover that points to the view while a value is `true`. At compact width, it is a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented. It is set to `false` when the popover is dismissed.
  ///   - attachmentAnchor: The anchor to which the popover points. Default: the view's bounds.
  ///   - arrowEdge: The edge of the anchor at which the popover is positioned; `nil` (the default) allows any.
  ///   - content: The popover's views.
  /// - Source: developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopoverHolder(
      content: self, isPresented: isPresented, identity: { nil }, anchor: attachmentAnchor, edge: arrowEdge,
      shown: content, clear: { isPresented.wrappedValue = false })
  }

  /// Presents a popover that points to the view while there is an item. At compact width, it is a sheet.
  ///
  /// - Parameters:
  ///   - item: The item to present. It is set to `nil` when the popover is dismissed.
  ///   - attachmentAnchor: The anchor to which the popover points. Default: the view's bounds.
  ///   - arrowEdge: The edge of the anchor at which the popover is positioned; `nil` (the default) allows any.
  ///   - content: The popover's views for an item.
  /// - Source: developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:)
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PopoverHolder(
      content: self, isPresented: item.isThere(), identity: { item.wrappedValue.map { AnyHashable($0.id) } },
      anchor: attachmentAnchor, edge: arrowEdge, shown: { item.wrappedValue.map { content($0) } },
      clear: { item.wrappedValue = nil })
  }
}
