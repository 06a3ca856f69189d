/// A category of points of interest.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpointofinterestcategory
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value. Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The category of airports.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// The category of automated teller machines.
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
  /// The category of bakeries.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// The category of banks.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// The category of cafes.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// The category of charging stations for electric vehicles.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
  /// The category of grocery stores.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// The category of gas stations.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// The category of hospitals.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// The category of hotels.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// The category of libraries.
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// The category of museums.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// The category of parks.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// The category of parking lots.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// The category of pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// The category of stops and stations of public transportation.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// The category of restaurants.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// The category of schools.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// The category of stores.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// The category of theaters.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// The category of universities.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
}
