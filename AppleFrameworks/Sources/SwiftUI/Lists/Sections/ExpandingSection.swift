import UIKit

/// A section that displays its content while a binding is `true`.
struct ExpandingSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let isExpanded: Binding<Bool>

  var body: some View {
    let isOpen = isExpanded.wrappedValue
    Section<ExpandingHeader<Parent>, Content?, Footer>(
      header: ExpandingHeader(title: section.header, isExpanded: isExpanded),
      content: isOpen ? section.content : nil, footer: section.footer)
  }
}

/// A section header with a disclosure indicator.
struct ExpandingHeader<Title: View>: View {
  let title: Title
  let isExpanded: Binding<Bool>
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isExpanded = isExpanded
    let isMirrored = direction == .rightToLeft
    HStack {
      title
      Spacer()
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        Image(systemName: isMirrored ? "chevron.left" : "chevron.right")
          .font(.system(size: 13, weight: .semibold))
          .rotationEffect(.degrees(isExpanded.wrappedValue ? (isMirrored ? -90 : 90) : 0))
          .accessibilityLabel(Text(verbatim: isExpanded.wrappedValue ? "Collapse" : "Expand"))
      }
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that displays its content while a value is `true`. The header has a button that toggles the
  /// value.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/section/init(isexpanded:content:header:)
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title that displays its content while a value is `true`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with an unlocalized title that displays its content while a value is `true`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
