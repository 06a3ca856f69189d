import Placeholders
import SwiftUI

/// A labeled box for what the store would fill.
struct StoreBox: UIViewRepresentable {
  let kind: String
  let detail: String

  func makeUIView(context: Context) -> PlaceholderView { PlaceholderView(kind: kind, detail: detail) }
  func updateUIView(_ uiView: PlaceholderView, context: Context) { uiView.detail = detail }
}

/// A sheet of the store within a SwiftUI sheet.
struct StoreSheetControl: UIViewControllerRepresentable {
  let subject: StoreSheet.Subject
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> StoreSheet { StoreSheet(subject) }
  func updateUIViewController(_ uiViewController: StoreSheet, context: Context) {
    uiViewController.onDone = { [dismiss] in dismiss() }
  }
}
