import Foundation

/// A pattern of events and parameters that are played together. It can be converted from and to a dictionary.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticpattern
open class CHHapticPattern: NSObject {
  /// A key of a pattern's dictionary and of an AHAP file.
  ///
  /// - Source: developer.apple.com/documentation/corehaptics/representing-haptic-patterns-in-ahap-files
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let time = Key(rawValue: "Time")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }

  private let events: [CHHapticEvent]
  private let parameters: [CHHapticDynamicParameter]
  private let curves: [CHHapticParameterCurve]

  private init(
    _ events: [CHHapticEvent], _ parameters: [CHHapticDynamicParameter], _ curves: [CHHapticParameterCurve]
  ) {
    (self.events, self.parameters, self.curves) = (events, parameters, curves)
  }

  public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.init(events, parameters, [])
  }

  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.init(events, [], parameterCurves)
  }

  /// Creates a pattern from a dictionary, and throws an error if it is invalid.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    let named = Dictionary(uniqueKeysWithValues: patternDict.map { ($0.key.rawValue, $0.value) })
    let reader = try PatternReader(named)
    self.init(reader.events, reader.parameters, reader.curves)
  }

  /// Creates a pattern from an AHAP file.
  public convenience init(contentsOf ahapURL: URL) throws {
    guard let data = try? Data(contentsOf: ahapURL) else { throw CHHapticError(.fileNotFound) }
    guard let dictionary = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CHHapticError(.invalidPatternData)
    }
    let reader = try PatternReader(dictionary)
    self.init(reader.events, reader.parameters, reader.curves)
  }

  /// The duration until the end of the last event, in seconds.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Returns the pattern as a dictionary for `init(dictionary:)`.
  open func exportDictionary() throws -> [Key: Any] {
    let events = events.map { event -> [Key: Any] in
      var entry: [Key: Any] = [
        .eventType: event.type.rawValue, .time: event.relativeTime,
        .eventParameters: event.eventParameters.map { parameter -> [Key: Any] in
          [.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value]
        },
      ]
      if event.duration > 0 { entry[.eventDuration] = event.duration }
      return [.event: entry]
    }
    let parameters = parameters.map { parameter -> [Key: Any] in
      [
        .parameter: [
          Key.parameterID: parameter.parameterID.rawValue, .parameterValue: parameter.value,
          .time: parameter.relativeTime,
        ] as [Key: Any]
      ]
    }
    let curves = curves.map { curve -> [Key: Any] in
      let points = curve.controlPoints.map { point -> [Key: Any] in
        [.time: point.relativeTime, .parameterValue: point.value]
      }
      return [
        .parameterCurve: [
          Key.parameterID: curve.parameterID.rawValue, .time: curve.relativeTime, .parameterCurveControlPoints: points,
        ] as [Key: Any]
      ]
    }
    return [.pattern: events + parameters + curves]
  }
}

/// A reader of the entries of a pattern's dictionary.
private struct PatternReader {
  var events: [CHHapticEvent] = []
  var parameters: [CHHapticDynamicParameter] = []
  var curves: [CHHapticParameterCurve] = []

  init(_ dictionary: [String: Any]) throws {
    guard let entries = dictionary["Pattern"] as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
    for entry in entries {
      let entry = Self.named(entry)
      if let event = entry["Event"] {
        events.append(try Self.event(Self.named(event)))
      } else if let parameter = entry["Parameter"] {
        let parameter = Self.named(parameter)
        guard let id = parameter["ParameterID"] as? String, let value = Self.number(parameter["ParameterValue"]) else {
          throw CHHapticError(.badParameterEntry)
        }
        parameters.append(
          CHHapticDynamicParameter(
            parameterID: .init(rawValue: id), value: Float(value), relativeTime: Self.number(parameter["Time"]) ?? 0))
      } else if let curve = entry["ParameterCurve"] {
        curves.append(try Self.curve(Self.named(curve)))
      } else {
        throw CHHapticError(.invalidPatternDictionary)
      }
    }
  }

  private static func event(_ entry: [String: Any]) throws -> CHHapticEvent {
    guard let type = entry["EventType"] as? String, let time = number(entry["Time"]) else {
      throw CHHapticError(.badEventEntry)
    }
    let parameters = try (entry["EventParameters"] as? [Any] ?? []).map { parameter in
      let parameter = named(parameter)
      guard let id = parameter["ParameterID"] as? String, let value = number(parameter["ParameterValue"]) else {
        throw CHHapticError(.badParameterEntry)
      }
      return CHHapticEventParameter(parameterID: .init(rawValue: id), value: Float(value))
    }
    return CHHapticEvent(
      eventType: .init(rawValue: type), parameters: parameters, relativeTime: time,
      duration: number(entry["EventDuration"]) ?? 0)
  }

  private static func curve(_ entry: [String: Any]) throws -> CHHapticParameterCurve {
    guard let id = entry["ParameterID"] as? String, let points = entry["ParameterCurveControlPoints"] as? [Any] else {
      throw CHHapticError(.badParameterEntry)
    }
    return CHHapticParameterCurve(
      parameterID: .init(rawValue: id),
      controlPoints: try points.map { point in
        let point = named(point)
        guard let time = number(point["Time"]), let value = number(point["ParameterValue"]) else {
          throw CHHapticError(.badParameterEntry)
        }
        return .init(relativeTime: time, value: Float(value))
      }, relativeTime: number(entry["Time"]) ?? 0)
  }

  /// Returns a dictionary with strings as keys. Code can specify them as keys or strings.
  private static func named(_ value: Any) -> [String: Any] {
    if let keyed = value as? [CHHapticPattern.Key: Any] {
      return Dictionary(uniqueKeysWithValues: keyed.map { ($0.key.rawValue, $0.value) })
    }
    return value as? [String: Any] ?? [:]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
