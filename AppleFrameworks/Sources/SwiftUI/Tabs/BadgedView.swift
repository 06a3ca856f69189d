import UIKit

/// A view with a badge on its tab or at the end of its row.
nonisolated struct BadgedView<Content: View>: View {
  let content: Content
  let badge: Text?
  @Environment(\.isInList) private var isInList
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    if isInList, let badge {
      content.applying(BadgeModifier(badge: badge))
    } else {
      content.preference(key: TabBadgeKey.self, value: .some(badge?.string(in: environment)))
    }
  }
}
