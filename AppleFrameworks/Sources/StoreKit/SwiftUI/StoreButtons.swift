import SwiftUI

/// A kind of button that a store view displays in addition to its products.
///
/// - Source: developer.apple.com/documentation/storekit/storebuttonkind
public struct StoreButtonKind: Hashable, Sendable {
  private enum Kind { case cancellation, policies, redeemCode, restorePurchases, signIn }
  private let kind: Kind

  /// The button that dismisses the view.
  public static let cancellation = StoreButtonKind(kind: .cancellation)
  /// The button that opens the app's terms of service and privacy policy.
  public static let policies = StoreButtonKind(kind: .policies)
  /// The button that opens the field for an offer code.
  public static let redeemCode = StoreButtonKind(kind: .redeemCode)
  /// The button that restores the user's purchases.
  public static let restorePurchases = StoreButtonKind(kind: .restorePurchases)
  /// The button that signs in to the app.
  public static let signIn = StoreButtonKind(kind: .signIn)
}

/// A kind of policy page that a store view opens.
///
/// - Source: developer.apple.com/documentation/storekit/subscriptionstorepolicykind
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private enum Kind { case termsOfService, privacyPolicy }
  private let kind: Kind

  public static let termsOfService = SubscriptionStorePolicyKind(kind: .termsOfService)
  public static let privacyPolicy = SubscriptionStorePolicyKind(kind: .privacyPolicy)
}

/// The visible buttons of a store view.
struct StoreButtonChoice: Sendable {
  var visible: Set<StoreButtonKind> = []
  var policies: [SubscriptionStorePolicyKind: URL] = [:]
  var signIn: (@MainActor () -> Void)?
}

private enum StoreButtonKey: EnvironmentKey { static let defaultValue = StoreButtonChoice() }

extension EnvironmentValues {
  var storeButtons: StoreButtonChoice {
    get { self[StoreButtonKey.self] }
    set { self[StoreButtonKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of buttons of store views. Default: All buttons are hidden.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/storebutton(_:for:)
  nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      buttons.visible.subtract(buttonKinds)
      if visibility == .visible { buttons.visible.formUnion(buttonKinds) }
    }
  }

  /// Sets the URL of the page that a policy button opens.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/subscriptionstorepolicydestination(url:for:)
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { transformEnvironment(\.storeButtons) { $0.policies[button] = url } }

  /// Sets the action of the sign-in button; `nil` hides the button.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/subscriptionstoresigninaction(_:)
  nonisolated public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?) -> some View {
    transformEnvironment(\.storeButtons) { $0.signIn = action }
  }
}

/// A view that displays the buttons of a store view.
struct StoreButtons: View {
  @Environment(\.storeButtons) private var buttons
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @State private var redeemsCode = false

  var body: some View {
    VStack {
      if buttons.visible.contains(.signIn), let signIn = buttons.signIn { Button("Sign In") { signIn() } }
      if buttons.visible.contains(.restorePurchases) {
        Button("Restore Purchases") { Task { try? await AppStore.sync() } }
      }
      if buttons.visible.contains(.redeemCode) {
        Button("Redeem Code") { redeemsCode = true }.offerCodeRedemption(isPresented: $redeemsCode)
      }
      if buttons.visible.contains(.policies) {
        HStack {
          policy("Terms of Service", .termsOfService)
          policy("Privacy Policy", .privacyPolicy)
        }
      }
      if buttons.visible.contains(.cancellation) { Button("Cancel") { dismiss() } }
    }
  }

  @ViewBuilder
  private func policy(_ title: String, _ kind: SubscriptionStorePolicyKind) -> some View {
    if let url = buttons.policies[kind] { Button(title) { openURL(url) } }
  }
}
