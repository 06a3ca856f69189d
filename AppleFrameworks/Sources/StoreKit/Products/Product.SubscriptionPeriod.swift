import Foundation

extension Product {
  /// The length of a subscription.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/subscriptionperiod
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// - Source: developer.apple.com/documentation/storekit/product/subscriptionperiod/unit-swift.enum
    public enum Unit: Hashable, Sendable, CustomDebugStringConvertible {
      case day, week, month, year

      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public var debugDescription: String { localizedDescription }
    }

    public let unit: Unit

    /// The number of units.
    public let value: Int

    package init(unit: Unit, value: Int) {
      self.unit = unit
      self.value = value
    }

    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

    /// Returns the range of dates of a number of periods.
    ///
    /// - Parameters:
    ///   - referenceDate: The start of the first period.
    ///   - numberOfPeriods: The number of consecutive periods.
    public func dateRange(
      referenceDate: Date = .now, numberOfPeriods: Int = 1
    ) -> Range<Date> {
      let component: Calendar.Component =
        switch unit {
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      let end = Calendar.current.date(byAdding: component, value: value * numberOfPeriods, to: referenceDate)
      return referenceDate..<max(referenceDate, end ?? referenceDate)
    }
  }
}
