import Photos
import SwiftUI
import UIKit

/// A control that opens the photo library.
///
/// The picker is a box whose Cancel button selects no items, as in `PHPickerViewController`.
///
/// - Source: developer.apple.com/documentation/photosui/photospicker
public struct PhotosPicker<Label: View>: View {
  nonisolated(unsafe) let label: Label
  let configuration: PHPickerConfiguration
  nonisolated(unsafe) let choose: ([PhotosPickerItem]) -> Void
  @State private var isPresented = false

  nonisolated init(
    label: Label, configuration: PHPickerConfiguration, choose: @escaping ([PhotosPickerItem]) -> Void
  ) {
    self.label = label
    self.configuration = configuration
    self.choose = choose
  }

  /// The content of the view.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { LibraryControl(configuration: configuration, choose: choose) }
  }
}

extension PhotosPicker {
  /// Creates a button for one item, with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The selected item.
  ///   - filter: The filter of items; `nil` (the default) for all types.
  ///   - preferredItemEncoding: Ignored.
  ///   - label: The button's label.
  /// - Source: developer.apple.com/documentation/photosui/photospicker
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), configuration: .picking(1, filter), choose: { selection.wrappedValue = $0.first })
  }

  /// Creates a button for several items, with views as its label.
  ///
  /// - Parameter maxSelectionCount: The maximum number of items; `nil` (the default) for no limit.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), configuration: .picking(maxSelectionCount ?? 0, filter, selectionBehavior),
      choose: { selection.wrappedValue = $0 })
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one item, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button for several items, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior, matching: filter
    ) { Text(titleKey) }
  }
}

extension PHPickerConfiguration {
  fileprivate static func picking(
    _ count: Int, _ filter: PHPickerFilter?, _ behavior: PhotosPickerSelectionBehavior = .default
  ) -> PHPickerConfiguration {
    var configuration = PHPickerConfiguration()
    configuration.selection = behavior.selection
    configuration.selectionLimit = count
    configuration.filter = filter
    return configuration
  }
}

/// A view that wraps the UIKit picker.
private struct LibraryControl: UIViewControllerRepresentable {
  let configuration: PHPickerConfiguration
  let choose: ([PhotosPickerItem]) -> Void
  @Environment(\.dismiss) private var dismiss

  @MainActor
  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    var finish: ([PHPickerResult]) -> Void = { _ in }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { finish(results) }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {
    let (choose, dismiss) = (choose, dismiss)
    context.coordinator.finish = { results in
      // Canceling does not change the selection.
      if !results.isEmpty { choose(results.map { PhotosPickerItem($0) }) }
      dismiss()
    }
  }
}

extension View {
  /// Opens the photo library for one item while a value is `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) {
      LibraryControl(configuration: .picking(1, filter)) { selection.wrappedValue = $0.first }
    }
  }

  /// Opens the photo library for several items while a value is `true`.
  ///
  /// - Parameter maxSelectionCount: The maximum number of items; `nil` (the default) for no limit.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    sheet(isPresented: isPresented) {
      LibraryControl(configuration: .picking(maxSelectionCount ?? 0, filter, selectionBehavior)) {
        selection.wrappedValue = $0
      }
    }
  }
}
