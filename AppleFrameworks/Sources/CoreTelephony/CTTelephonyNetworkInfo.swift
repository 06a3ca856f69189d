// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// Information about the device's cellular service. There is no provider, as without a SIM card.
///
/// - Source: developer.apple.com/documentation/coretelephony/cttelephonynetworkinfo
open class CTTelephonyNetworkInfo: NSObject {
  public override init() { super.init() }

  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
}

/// - Source: developer.apple.com/documentation/coretelephony/cttelephonynetworkinfodelegate
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// - Source: developer.apple.com/documentation/coretelephony/ctcarrier
open class CTCarrier: NSObject {
  public override init() { super.init() }
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

/// The access of an app to cellular data.
///
/// - Source: developer.apple.com/documentation/coretelephony/ctcellulardata
open class CTCellularData: NSObject {
  public override init() { super.init() }

  open var restrictedState: CTCellularDataRestrictedState { .restricted }

  /// A closure that is called once with the current state.
  open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? {
    didSet {
      guard let notifier = cellularDataRestrictionDidUpdateNotifier else { return }
      RunLoopTurn.later { notifier(.restricted) }
    }
  }
}

public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// - Source: developer.apple.com/documentation/coretelephony/ctcellulardatarestrictedstate
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted, notRestricted
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
