import SwiftUI

/// A type that defines the control for selecting a subscription. There are no subscriptions, so the box displays
/// only the name of the style.
///
/// - Source: developer.apple.com/documentation/storekit/subscriptionstorecontrolstyle
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {}

/// - Source: developer.apple.com/documentation/storekit/automaticsubscriptionstorecontrolstyle
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}

/// - Source: developer.apple.com/documentation/storekit/buttonssubscriptionstorecontrolstyle
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}

/// - Source: developer.apple.com/documentation/storekit/pickersubscriptionstorecontrolstyle
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}

/// - Source: developer.apple.com/documentation/storekit/prominentpickersubscriptionstorecontrolstyle
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  nonisolated public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  nonisolated public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  nonisolated public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  nonisolated public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { .init() }
}

/// A label of the buttons of a subscription store view. There are no buttons, so the box displays only the name of
/// the label.
///
/// - Source: developer.apple.com/documentation/storekit/subscriptionstorebuttonlabel
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  let words: String

  public static let automatic = SubscriptionStoreButtonLabel(words: "")
  public static let action = SubscriptionStoreButtonLabel(words: "action")
  public static let displayName = SubscriptionStoreButtonLabel(words: "name")
  public static let price = SubscriptionStoreButtonLabel(words: "price")
  public static let singleLine = SubscriptionStoreButtonLabel(words: "one line")
  public static let multiline = SubscriptionStoreButtonLabel(words: "several lines")
}

private enum StoreControlStyleKey: EnvironmentKey { static let defaultValue = "" }
private enum StoreButtonLabelKey: EnvironmentKey { static let defaultValue = SubscriptionStoreButtonLabel.automatic }

extension EnvironmentValues {
  fileprivate var subscriptionStoreControl: String {
    get { self[StoreControlStyleKey.self] }
    set { self[StoreControlStyleKey.self] = newValue }
  }
  fileprivate var subscriptionStoreLabel: SubscriptionStoreButtonLabel {
    get { self[StoreButtonLabelKey.self] }
    set { self[StoreButtonLabelKey.self] = newValue }
  }

  /// The descriptions of the settings of a subscription store view, one per line.
  var subscriptionStoreLooks: [String] {
    (subscriptionStoreControl.isEmpty ? [] : ["chosen by \(subscriptionStoreControl)"])
      + (subscriptionStoreLabel.words.isEmpty ? [] : ["buttons with \(subscriptionStoreLabel.words)"])
  }
}

extension View {
  /// Sets the style of the control for selecting a subscription.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/subscriptionstorecontrolstyle(_:)
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    let name =
      switch style {
      case is AutomaticSubscriptionStoreControlStyle: ""
      case is ButtonsSubscriptionStoreControlStyle: "buttons"
      case is PickerSubscriptionStoreControlStyle: "a picker"
      case is ProminentPickerSubscriptionStoreControlStyle: "a prominent picker"
      default: "\(type(of: style))"
      }
    return environment(\.subscriptionStoreControl, name)
  }

  /// Sets the label of the buttons of subscription store views.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/subscriptionstorebuttonlabel(_:)
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    environment(\.subscriptionStoreLabel, label)
  }
}
