@_exported import ReferenceSnapshots
import UIKit
@_exported import ViewHost

/// Expects a controller's screen to look as its reference does, on each of some devices.
///
/// ```swift
/// @Test func cart() {
///   expectSnapshot(of: CartViewController(), on: ScreenVariant.matrix([.standard], styles: [.light, .dark]))
/// }
/// ```
///
/// References lie in `__Snapshots__/<file of the test>/` beside it: the picture, and a text with the views, what VoiceOver reads and what
/// is wrong with the layout. A test without a reference records one and fails once, so that somebody looks at it; where `CI` is set
/// nothing is recorded. A failure says first what changed, in words.
///
/// - Parameters:
///   - controller: makes the controller: anew for each device.
///   - name: what tells it from other snapshots of the test. Default: none.
///   - variants: the devices and settings. Default: an iPhone 15.
///   - sizing: how large it is. Default: as the screen.
///   - actions: what a person does before it is looked at. Default: nothing.
///   - moments: seconds after that, from 0, at which it is looked at. Default: at once.
///   - kinds: what is compared. Default: all.
///   - tolerance: how alike pictures have to be. Default: the same bytes.
///   - record: when references are written. Default: ``SnapshotRecordMode/standard``.
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

/// Expects a view to look as its reference does; see the form for controllers.
///
/// - Parameter sizing: how large it is. Default: as large as it wants to be, and no more of the screen is in the picture.
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

/// Expects every `#Preview` of the program's modules to look as its reference does.
///
/// ```swift
/// @Test func previews() { expectSnapshotsOfPreviews(of: "Shop") }
/// ```
///
/// - Parameters:
///   - module: the module. Default: all that are linked in.
///   - isLeftOut: previews that are not looked at. Default: none.
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
    // Names are dealt out before any is left out: they stay as they are when another one is.
    let name = names.name(for: "\(preview.module) \(preview.name)")
    if isLeftOut(preview) { continue }
    SnapshotExpectation(
      context: context, name: name, variants: variants, actions: [], moments: [0], kinds: kinds, tolerance: tolerance,
      mode: record ?? .standard
    ).verify(isWholeScreen: preview.sizing == .screen) { preview.show(on: $0) }
  }
}
