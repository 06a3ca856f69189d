import Placeholders
import SwiftUI

/// A view that displays a labeled box in place of the store's content.
struct StoreBox: UIViewRepresentable {
  let kind: String
  let detail: String

  func makeUIView(context: Context) -> PlaceholderView { PlaceholderView(kind: kind, detail: detail) }
  func updateUIView(_ uiView: PlaceholderView, context: Context) { uiView.detail = detail }
}

/// A view that displays a store sheet in a SwiftUI sheet.
struct StoreSheetControl: UIViewControllerRepresentable {
  let subject: StoreSheet.Subject
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> StoreSheet { StoreSheet(subject) }
  func updateUIViewController(_ uiViewController: StoreSheet, context: Context) {
    uiViewController.onDone = { [dismiss] in dismiss() }
  }
}
