import SwiftUI

extension View {
  /// Presents the user's subscriptions while a value is `true`, as a labeled box with a Done button.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/managesubscriptionssheet(ispresented:)
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { StoreSheetControl(subject: .subscriptions) }
  }

  /// Presents the user's subscriptions of a group while a value is `true`.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { manageSubscriptionsSheet(isPresented: isPresented) }

  /// Presents the field for an offer code while a value is `true`, as a labeled box with a Done button.
  ///
  /// - Parameter onCompletion: A closure that is called when the user is done.
  /// - Source: developer.apple.com/documentation/swiftui/view/offercoderedemption(ispresented:oncompletion:)
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(
      isPresented: isPresented, onDismiss: { MainActor.assumeIsolated { onCompletion(.success(())) } },
      content: { StoreSheetControl(subject: .codeRedemption) })
  }

  /// Presents the request for a refund while a value is `true`, as a labeled box with a Done button.
  ///
  /// - Parameter onDismiss: A closure that is called when the user has canceled the request.
  /// - Source: developer.apple.com/documentation/swiftui/view/refundrequestsheet(for:ispresented:ondismiss:)
  nonisolated public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    sheet(
      isPresented: isPresented, onDismiss: { MainActor.assumeIsolated { onDismiss?(.success(.userCancelled)) } },
      content: { StoreSheetControl(subject: .refund) })
  }

  /// Presents the App Store's banner for an app while a value is `true`. It does not load, and the value is set to
  /// `false`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/appstoreoverlay(ispresented:configuration:)
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    task(id: isPresented.wrappedValue) { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
  }
}
