@_exported import ReferenceSnapshots
import UIKit
@_exported import ViewHost

/// Expects that a controller's screen equals its reference on each of several devices.
///
/// ```swift
/// @Test func cart() {
///   expectSnapshot(of: CartViewController(), on: ScreenVariant.matrix([.standard], styles: [.light, .dark]))
/// }
/// ```
///
/// References are in `__Snapshots__/<file of the test>/` next to the test: the picture, and a text with the views, the
/// texts of VoiceOver and the problems of the layout. A test without a reference records one and fails once, so that
/// the reference is reviewed. If `CI` is set, nothing is recorded. The message of a failure begins with a description
/// of the changes.
///
/// - Parameters:
///   - controller: A closure that creates the controller, once for each device.
///   - name: The name that distinguishes the snapshot from others of the test. Default: none.
///   - variants: The devices and settings. Default: an iPhone 15.
///   - sizing: The size of the controller's view. Default: that of the screen.
///   - actions: The interactions before the snapshot. Default: none.
///   - moments: The times of snapshots after the interactions in seconds, from 0. Default: 0.
///   - kinds: The compared content. Default: all.
///   - tolerance: The tolerance of pictures. Default: exact equality.
///   - record: The condition for writing references. Default: ``SnapshotRecordMode/standard``.
@MainActor
public func expectSnapshot(
  of controller: @autoclosure () -> UIViewController, named name: String? = nil,
  on variants: [ScreenVariant] = [ScreenVariant()], sizing: Sizing = .screen, after actions: [SnapshotAction] = [],
  at moments: [Double] = [0], kinds: SnapshotKinds = .all, tolerance: SnapshotTolerance = .exact,
  record: SnapshotRecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: Int = #line, column: Int = #column
) {
  SnapshotExpectation(
    context: TestContext(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    name: name,
    variants: variants, actions: actions, moments: moments, kinds: kinds, tolerance: tolerance,
    mode: record ?? .standard
  ).verify(isWholeScreen: sizing == .screen) { host in
    let controller = controller()
    if sizing == .screen { host.show(controller) } else { host.show(controller, sizing: sizing) }
  }
}

/// Expects that a view equals its reference. For details, see the function for controllers.
///
/// - Parameter sizing: The size of the view. Default: its fitting size, with a picture that contains only the view.
@MainActor
public func expectSnapshot(
  of view: @autoclosure () -> UIView, named name: String? = nil, on variants: [ScreenVariant] = [ScreenVariant()],
  sizing: Sizing = .fitting, after actions: [SnapshotAction] = [], at moments: [Double] = [0],
  kinds: SnapshotKinds = .all, tolerance: SnapshotTolerance = .exact, record: SnapshotRecordMode? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: Int = #line,
  column: Int = #column
) {
  SnapshotExpectation(
    context: TestContext(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    name: name,
    variants: variants, actions: actions, moments: moments, kinds: kinds, tolerance: tolerance,
    mode: record ?? .standard
  ).verify(isWholeScreen: sizing == .screen) { host in
    host.show(view(), sizing: sizing)
  }
}

/// Expects that every `#Preview` of the program's modules equals its reference.
///
/// ```swift
/// @Test func previews() { expectSnapshotsOfPreviews(of: "Shop") }
/// ```
///
/// - Parameters:
///   - module: The module. Default: all linked modules.
///   - isLeftOut: A closure that returns whether to skip a preview. Default: none is skipped.
@MainActor
public func expectSnapshotsOfPreviews(
  of module: String? = nil, on variants: [ScreenVariant] = [ScreenVariant()],
  leavingOut isLeftOut: (HostedPreview) -> Bool = { _ in false }, kinds: SnapshotKinds = .all,
  tolerance: SnapshotTolerance = .exact, record: SnapshotRecordMode? = nil, fileID: String = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) {
  let context = TestContext(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let previews = HostedPreview.all.filter { module == nil || $0.module == module }
  if previews.isEmpty {
    context.fail("no #Preview\(module.map { " of module \($0)" } ?? "") is linked into this program")
  }
  var names = UniqueSnapshotNames()
  for preview in previews {
    // Names are assigned before previews are skipped, so that skipping one does not change those of the others.
    let name = names.name(for: "\(preview.module) \(preview.name)")
    if isLeftOut(preview) { continue }
    SnapshotExpectation(
      context: context, name: name, variants: variants, actions: [], moments: [0], kinds: kinds, tolerance: tolerance,
      mode: record ?? .standard
    ).verify(isWholeScreen: preview.sizing == .screen) { preview.show(on: $0) }
  }
}
