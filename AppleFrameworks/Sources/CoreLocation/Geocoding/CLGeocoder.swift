import Foundation
import PermissionResponses

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder that converts between addresses and coordinates over the network, which is not available, as in airplane
/// mode.
///
/// - Source: developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject {
  private var requests = 0
  private var cancelled = 0

  open var isGeocoding: Bool { requests > 0 }

  /// Cancels the current request, which ends with `CLError.geocodeCanceled`.
  open func cancelGeocode() { cancelled = requests }

  private func answer(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    requests += 1
    RunLoopTurn.later { [self] in
      requests -= 1
      let isCancelled = cancelled > 0
      cancelled = max(cancelled - 1, 0)
      completionHandler(nil, CLError(isCancelled ? .geocodeCanceled : .network))
    }
  }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    answer(completionHandler)
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await placemarks { self.reverseGeocodeLocation(location, completionHandler: $0) }
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await placemarks { self.geocodeAddressString(addressString, completionHandler: $0) }
  }

  private func placemarks(_ ask: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      ask { places, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: places ?? []) }
      }
    }
  }
}
