import Foundation
import HostServices
import PermissionResponses

/// Tells of an app's widgets, of which the person at the device has placed none, and has them reloaded.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
  public static var shared: WidgetCenter { HostServices.state(WidgetCenter()) }

  private init() {}

  /// No widget is placed.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    RunLoopTurn.later { completion(.success([])) }
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Without effect: no widget is placed.
  public func reloadTimelines(ofKind kind: String) {}
  /// Without effect: no widget is placed.
  public func reloadAllTimelines() {}
  /// Without effect: no widget is placed.
  public func invalidateConfigurationRecommendations() {}
}

/// A widget that a person has placed.
///
/// - Source: developer.apple.com/documentation/widgetkit/widgetinfo
public struct WidgetInfo: Hashable, Sendable {
  public let family: WidgetFamily
  public let kind: String
}
