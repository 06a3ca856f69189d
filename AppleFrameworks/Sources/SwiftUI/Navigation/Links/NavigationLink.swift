import UIKit

/// A control that displays another page.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let destination: (() -> Destination)?
  nonisolated(unsafe) let value: AnyHashable?
  /// A binding that indicates whether the page is displayed, if the app controls it.
  var isActive: Binding<Bool>?
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList

  /// Creates a link to a page.
  ///
  /// - Parameters:
  ///   - destination: A closure that creates the page's views when the page is displayed.
  ///   - label: The link's label.
  nonisolated public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
    value = nil
  }

  /// Creates a link to a page with the given views.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// The content of the view.
  public var body: some View {
    if let isActive, let destination {
      link { isActive.wrappedValue = true }.navigationDestination(isPresented: isActive, destination: destination)
    } else {
      let (navigation, value, destination) = (navigation, value, destination)
      link {
        if let value {
          navigation?.push(value)
        } else if let destination {
          navigation?.push(AnyView(DeferredView(content: destination)))
        }
      }
    }
  }

  @ViewBuilder private func link(_ action: @escaping @MainActor () -> Void) -> some View {
    if isInList {
      label.frame(maxWidth: .infinity, alignment: .leading)
        .applying(TraitModifier<RowActionTrait>(value: RowAction(action: action, showsArrow: true)))
    } else {
      Button(action: action) { label }
    }
  }
}

extension NavigationLink {
  /// Sets whether the link displays its destination in the detail column of a split view. Links in a stack always
  /// display it on the stack.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/navigationlink/isdetaillink(_:)
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the enclosing stack's path.
  ///
  /// - Parameter value: The value, whose page is set with `navigationDestination(for:destination:)`. If it is `nil`, a
  ///   tap does nothing.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    destination = nil
    self.value = value.map { AnyHashable($0) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized title to a page that is created when it is displayed.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a localized title to a page with the given views.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with an unlocalized title to a page that is created when it is displayed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with an unlocalized title to a page with the given views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localized title that appends a value to the enclosing stack's path.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with an unlocalized title that appends a value to the enclosing stack's path.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
