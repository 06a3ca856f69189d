import UIKit

extension View {
  /// A popover that points at the view; a sheet where there is little width.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PopoverHolder(
      content: self, isPresented: isPresented, identity: { nil }, anchor: attachmentAnchor, edge: arrowEdge,
      shown: content, clear: { isPresented.wrappedValue = false })
  }
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
